import type { seatPhrases as english } from '../en/seats.js';

export const seatPhrases: Readonly<Record<keyof typeof english, string>> = {
  'command.leave': 'Von meinem Tisch aufstehen: Ein Bot spielt weiter, und ich darf zurückkommen',
  'seat.bot': 'Bot für {name}',
  'seat.deputy': '{deputy} für {name}',
  'seat.note.left': '{name} ist aufgestanden.',
  'seat.note.absent': '{name} war lange abwesend und wurde ersetzt.',
  'seat.note.sent': '{name} wurde ersetzt: So hat es die Moderation entschieden.',
  'seat.note.voted': '{name} wurde ersetzt: So haben die anderen abgestimmt.',
  'leave.ask':
    'Diese Partie {game} verlassen? Ein Bot übernimmt sofort deinen Platz und spielt mit deinen Punkten weiter. Bis zum Ende der Partie kannst du zurückkommen; sonst kommst du auf den letzten Platz.',
  'leave.ask.deputy': 'Den Platz in dieser Partie {game} zurückgeben? Ein Bot spielt dort sofort weiter.',
  'leave.ask.last':
    'Diese Partie {game} verlassen? Außer dir spielt dort niemand mehr, also endet sie sofort ohne Ergebnis.',
  'leave.ask.which':
    'Welchen Tisch willst du verlassen? Eine Runde, die noch nicht begonnen hat, verlässt du einfach. In einer Partie übernimmt sofort ein Bot deinen Platz und spielt mit deinen Punkten weiter. Bis zum Ende der Partie kannst du zurückkommen; sonst kommst du auf den letzten Platz.',
  'leave.button': 'Verlassen',
  'leave.back': 'Zurückkommen',
  'leave.told':
    'Du hast diese Partie {game} verlassen, und ein Bot spielt für dich weiter. Bis zum Ende der Partie kannst du zurückkommen; sonst kommst du auf den letzten Platz.',
  'leave.taken':
    'Zurzeit spielt {seat} auf deinem Platz. Bis zum Ende der Partie kannst du zurückkommen, dann gehört er sofort wieder dir.',
  'leave.done.lobby': 'Du bist vom Tisch aufgestanden.',
  'leave.done.deputy': 'Du hast den Platz zurückgegeben, und dort spielt jetzt ein Bot.',
  'kick.told.absent':
    'Du warst lange abwesend, deshalb spielt in dieser Partie {game} ein Bot für dich. Bis zum Ende der Partie kannst du zurückkommen; sonst kommst du auf den letzten Platz.',
  'kick.told.sent':
    'Die Moderation hat deinen Platz in dieser Partie einem Bot gegeben. Die Partie zählt für niemanden. Wenn du zurückkommen willst, bitte den Gastgeber oder die Moderation: Nur sie können dich wieder hereinlassen.',
  'kick.told.voted':
    'Die anderen haben dafür gestimmt, deinen Platz in dieser Partie einem Bot zu geben. Die Partie zählt für niemanden. Wenn du zurückkommen willst, bitte den Gastgeber oder die Moderation: Nur sie können dich wieder hereinlassen.',
  'table.reason.deserted': 'Alle sind aufgestanden, deshalb endet die Partie ohne Ergebnis.',
  'result.gone': 'Wer gegangen ist, kommt auf den letzten Platz.',
  'command.kick': 'Einen Bot für jemanden spielen lassen: per Abstimmung, bei Abwesenden sofort durch den Gastgeber',
  'command.kick.person': 'Für wen; ohne Angabe: aus einer Liste wählen',
  'kick.ask': 'Wessen Platz soll sofort ein Bot übernehmen? Wer anwesend ist, kommt nur zurück, wenn du es erlaubst.',
  'kick.ask.vote':
    'Wessen Platz soll ein Bot übernehmen? Deine Stimme ist eine davon: Die Mehrheit der anderen Anwesenden entscheidet, mindestens zwei. Eine Partie, aus der jemand Anwesendes entfernt wird, zählt für niemanden. Niemand sieht, wer abgestimmt hat.',
  'kick.ask.which':
    'Welchen Tisch meinst du? Hat dort noch keine Partie begonnen, verliert die Person mit deiner Wahl sofort ihren Platz. In einer Partie ist deine Wahl deine Stimme, oder du wirst noch einmal gefragt.',
  'kick.ask.table': 'Welchen Tisch meinst du? Danach wählst du die Person.',
  'kick.ask.lobby':
    'Wer soll an diesem Tisch den Platz verlieren? Zurück kann die Person nur, wenn der Gastgeber oder die Moderation es erlaubt.',
  'kick.button': '{seat} ersetzen',
  'kick.away': 'Bot für {name} spielen lassen',
  'kick.button.lobby': '{seat} vom Tisch nehmen',
  'kick.voted': 'Deine Stimme zählt: {votes} von {needed}. Die anderen stimmen mit demselben Befehl ab.',
  'kick.voted.already':
    'Dafür hast du schon gestimmt: {votes} von {needed}. Die anderen stimmen mit demselben Befehl ab.',
  'kick.done': 'Erledigt: {seat} spielt weiter.',
  'kick.pardon': 'Wieder hereinlassen',
  'kick.pardoned': 'Die Person darf jetzt zurückkommen, über den Knopf „Mein Blatt“.',
  'kick.told.pardoned': 'In dieser Partie {game} spielt ein Bot für dich weiter, aber du darfst jetzt zurückkommen.',
  'kick.refuse.self': 'Wenn du selbst aufstehen willst, nimm den Befehl „leave“.',
  'kick.refuse.nobody': 'Dort spielt niemand, der ersetzt werden könnte: Wähle jemanden, der an diesem Tisch spielt.',
  'kick.refuse.alone':
    'Wer da ist, oder für wen schon ein Bot spielt, wird nicht durch eine einzige Stimme ersetzt, und außer dir stimmt hier niemand darüber ab. Du kannst aufstehen oder die Moderation bitten.',
  'kick.refuse.deputy':
    'Du spielst hier für jemand anderen und hast darum keine Stimme. Du kannst aufstehen oder die Moderation bitten.',
  'kick.refuse.pardon': 'Wieder hereinlassen kann nur der Gastgeber dieses Tisches oder die Moderation.',
  'kick.refuse.free': 'Die Person darf schon zurückkommen.',
  'kick.refuse.out': 'Die Person sitzt nicht mehr an diesem Tisch, also ist nichts geschehen.',
  'kick.done.lobby': 'Die Person sitzt nicht mehr am Tisch. Derselbe Befehl lässt sie wieder herein.',
  'kick.done.closed': 'Die Person sitzt nicht mehr am Tisch, und sonst war niemand da: Der Tisch ist geschlossen.',
  'kick.told.lobby':
    'Der Gastgeber hat dich von diesem Tisch genommen. Bitte ihn, dich wieder hereinzulassen, oder mach einen eigenen Tisch auf.',
  'board.votes': '{votes} von {needed} Stimmen dafür, {seat} zu ersetzen (`/{game} kick`).',
  'take.button': 'Platz von {name} übernehmen',
  'take.refuse.seated': 'Du hast an diesem Tisch schon einen Platz.',
  'take.refuse.barred':
    'Du wurdest von diesem Tisch weggeschickt. Bitte den Gastgeber: Er kann dich wieder hereinlassen.',
  'take.told.over': 'Du spielst hier nicht mehr: Auf dem Platz sitzt wieder, wem er gehört, oder ein Bot.',
  'take.refuse.taken': 'Auf diesem Platz spielt jetzt jemand.',
  'command.games': 'Meine Tische auf diesem Server: wo ich erwartet werde und wie ich dorthin komme',
  'games.title': 'Deine Tische auf diesem Server',
  'games.empty':
    'Du sitzt auf diesem Server an keinem Tisch. Mach mit {starts} einen auf oder setz dich in seinem Kanal dazu.',
  'games.only': 'Aufgeführt sind nur Tische dieses Servers.',
  'games.line': '**{game}** in {where}: {how}',
  'games.awaited': 'wartet auf dich',
  'games.others': 'wartet auf andere',
  'games.lobby': 'noch nicht begonnen',
  'games.parked': 'ruht, bis jemand zurück ist',
  'games.gone': 'ein Bot spielt für dich',
  'games.taken': 'jemand anderes spielt für dich',
  'games.stopped': 'die Uhr steht still',
  'games.due': '⏳ {when}',
  'games.expires': 'schließt: ⏳ {when}',
  'games.board': 'zum Tisch',
  'games.button.sheet': '{game}: mein Blatt',
  'games.button.back': '{game}: zurückkommen',
};
