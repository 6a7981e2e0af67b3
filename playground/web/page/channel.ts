import type { APIApplicationCommand, APIMessage } from 'discord-api-types/v10';
import type { TypedCommand } from '../shared/completion.js';
import type { Hello, PageChannel, PersonaAction } from '../shared/wire.js';
import { type Client, profileOf } from './client.js';
import { createComposer } from './composer.js';
import { connect, type EndedAction, type ScreenFrame } from './connection.js';
import { createFrame } from './frame.js';
import { createList, isNewer } from './list.js';
import { drawMessage } from './message.js';
import { openForm } from './modal.js';
import { clientNotice, refusalNotice } from './notices.js';
import { createPressing } from './pressing.js';
import { drawSidebar } from './sidebar.js';
import { drawStarters } from './starters.js';
import { switchTheme } from './theme.js';
import { createTroublePanel } from './trouble.js';

/** One persona's client, from the first frame on. */
export function showChannel(persona: string): void {
  const messages = new Map<string, APIMessage>();
  const calls = new Map<string, number>();
  let commands: readonly APIApplicationCommand[] = [];
  let starters: readonly TypedCommand[] = [];
  let hello: Hello | null = null;
  let place: PageChannel | null = null;
  let fresh = true;

  const { act } = connect(persona, hear, (state) => frame.linked(state));
  const note = (text: string): void => list.note(clientNotice(text));
  const redraw = (id: string): void => {
    const message = messages.get(id);
    if (message && message.channel_id === place?.id) list.put(message);
  };
  const ended = ({ form }: EndedAction): void => {
    if (form && hello) void openForm(form, client(hello), list.messages, note);
  };
  const pressing = createPressing({ act, redraw, ended });
  const client = (known: Hello): Client => ({
    hello: known,
    act,
    face: (userId) => profileOf(known, userId),
    place: (id) => hello?.places.find((one) => one.id === id),
    go,
  });
  const list = createList((message, old) => drawMessage(message, client(hello!), pressing, old));
  const send = (action: Extract<PersonaAction, { do: 'slash' | 'say' }>): void => {
    void act(action).then((end) => {
      if (end.ack === 'failed') note('The application did not respond');
      if (end.ack === 'refused') note(end.refused ?? 'Discord would not send this');
      ended(end);
    });
  };
  const composer = createComposer({
    typing: () => ({ commands, people: hello?.personas ?? [], locale: hello?.you.locale ?? 'en-US' }),
    place: () => place?.id ?? '',
    placeName: () => place?.name ?? '',
    send,
    note,
  });
  const panel = createTroublePanel((trouble, right) => {
    void act({ do: 'trouble', trouble, place: place?.id ?? '', ...(right === undefined ? {} : { right }) });
  });
  const frame = createFrame({
    list: list.element,
    composer: composer.element,
    trouble: panel.element,
    theme: changeTheme,
  });

  const here = (): readonly APIMessage[] =>
    [...messages.values()]
      .filter(({ channel_id: channel }) => channel === place?.id)
      .sort((one, other) => (isNewer(one.id, other.id) ? 1 : -1));

  function changeTheme(): void {
    switchTheme();
    list.show(here());
  }
  function go(to: PageChannel): void {
    place = to;
    calls.delete(to.id);
    list.show(here());
    frame.closeDrawers();
    refresh();
    // On a phone that would bring up the keyboard.
    if (matchMedia('(hover: hover)').matches) composer.focus();
  }
  function refresh(): void {
    if (!hello || !place) return;
    frame.title(
      place,
      hello,
      [...calls.values()].reduce((sum, count) => sum + count, 0),
    );
    const [known, current] = [hello, place.id];
    frame.sidebar([current, known.places, ...calls], () => drawSidebar({ hello: known, current, calls, go }));
    const call = ({ command, options }: TypedCommand): void => send({ do: 'slash', place: current, command, options });
    const offered = here().length === 0 ? starters : [];
    frame.starters([current, ...offered], () => drawStarters(offered, call));
    composer.refresh();
  }
  function screen({ put, drop }: Extract<ScreenFrame, { kind: 'screen' }>): void {
    for (const id of drop) {
      messages.delete(id);
      list.drop(id);
    }
    for (const message of put) {
      const isNew = !messages.has(message.id);
      messages.set(message.id, message);
      if (message.channel_id === place?.id) list.put(message);
      else if (isNew && !fresh && callsMe(message)) {
        calls.set(message.channel_id, (calls.get(message.channel_id) ?? 0) + 1);
      }
    }
    fresh = false;
    refresh();
  }
  function callsMe({ mentions, mention_everyone: everyone }: APIMessage): boolean {
    return everyone || mentions.some(({ id }) => id === hello?.you.id);
  }
  function hear(heard: ScreenFrame): void {
    switch (heard.kind) {
      case 'hello':
        hello = heard;
        messages.clear();
        fresh = true;
        go(place ?? heard.places[0]!);
        break;
      case 'places':
        if (hello) hello = { ...hello, places: heard.places };
        refresh();
        break;
      case 'commands':
        ({ commands, starters } = heard);
        refresh();
        break;
      case 'screen':
        screen(heard);
        break;
      case 'bot':
        frame.bot(heard.state);
        panel.bot(heard.state);
        break;
      case 'rights':
        panel.rights(heard.rights);
        break;
      case 'past':
        panel.past(heard.news);
        break;
      case 'news':
        panel.news(heard.news);
        if (heard.news.refused) list.note(refusalNotice(heard.news));
        break;
    }
  }
}
