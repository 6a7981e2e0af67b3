import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { TypedCommand } from '../shared/completion.js';
import type { Hello, PageChannel, PersonaAction } from '../shared/wire.js';
import { type Client, profileOf } from './client.js';
import { Composer } from './composer.js';
import { connect, type EndedAction, type ScreenFrame, type SendAction } from './connection.js';
import { drawTally, ReceivedCounts } from './counts.js';
import { Frame } from './frame.js';
import { MessageList } from './list.js';
import { drawMessage } from './message.js';
import { openForm } from './modal.js';
import { clientNotice, refusalNotice } from './notices.js';
import { createPressing } from './pressing.js';
import { ReceivedMessages } from './received.js';
import { drawSidebar } from './sidebar.js';
import { drawStarters } from './starters.js';
import { switchTheme } from './theme.js';
import { createTroublePanel, type TroublePanel } from './trouble.js';

/** Shows one persona's client, from the first frame on. */
export function showChannel(persona: string): void {
  document.body.append(...new PersonaPage(persona).elements);
}

/** What a persona's client has been told, and the parts of the page that show it. */
class PersonaPage {
  readonly #act: SendAction;
  readonly #list: MessageList;
  readonly #composer: Composer;
  readonly #panel: TroublePanel;
  readonly #frame: Frame;
  readonly #received = new ReceivedMessages();
  readonly #counts = new ReceivedCounts();
  #commands: readonly APIApplicationCommand[] = [];
  #starters: readonly TypedCommand[] = [];
  #hello: Hello | null = null;
  #place: PageChannel | null = null;

  constructor(persona: string) {
    this.#act = connect(
      persona,
      (frame) => this.#hear(frame),
      (state) => this.#frame.linked(state),
    ).act;
    const pressing = createPressing({
      act: this.#act,
      redraw: (id) => this.#redraw(id),
      ended: (end) => this.#showForm(end),
    });
    this.#list = new MessageList((message, old) => drawMessage(message, this.#client(this.#hello!), pressing, old));
    this.#composer = new Composer({
      typing: () => ({
        commands: this.#commands,
        people: this.#hello?.personas ?? [],
        locale: this.#hello?.you.locale ?? 'en-US',
      }),
      place: () => this.#place?.id ?? '',
      placeName: () => this.#place?.name ?? '',
      send: (action) => void this.#send(action),
      note: (text) => this.#note(text),
    });
    this.#panel = createTroublePanel((trouble, right) => {
      void this.#act({
        do: 'trouble',
        trouble,
        place: this.#place?.id ?? '',
        ...(right === undefined ? {} : { right }),
      });
    });
    this.#frame = new Frame({
      list: this.#list.element,
      composer: this.#composer.element,
      trouble: this.#panel.element,
      theme: () => this.#changeTheme(),
    });
    document.addEventListener('visibilitychange', () => this.#look());
  }

  get elements(): readonly HTMLElement[] {
    return this.#frame.elements;
  }

  #hear(heard: ScreenFrame): void {
    switch (heard.kind) {
      case 'hello':
        this.#hello = heard;
        this.#received.begin();
        this.#go(this.#place ?? heard.places[0]!);
        break;
      case 'places':
        if (this.#hello) this.#hello = { ...this.#hello, places: heard.places };
        this.#refresh();
        break;
      case 'commands':
        this.#commands = heard.commands;
        this.#starters = heard.starters;
        this.#refresh();
        break;
      case 'screen':
        this.#showScreen(heard);
        break;
      case 'counts':
        this.#counts.take(heard.counts);
        this.#look();
        this.#refresh();
        break;
      case 'bot':
        this.#frame.bot(heard.state);
        this.#panel.bot(heard.state);
        break;
      case 'rights':
        this.#panel.rights(heard.rights);
        break;
      case 'past':
        this.#panel.past(heard.news);
        break;
      case 'news':
        this.#panel.news(heard.news);
        if (heard.news.refused) this.#list.note(refusalNotice(heard.news));
        break;
    }
  }

  #client(known: Hello): Client {
    return {
      hello: known,
      act: this.#act,
      face: (userId) => profileOf(known, userId),
      place: (id) => this.#hello?.places.find((one) => one.id === id),
      go: (place) => this.#go(place),
    };
  }

  #go(to: PageChannel): void {
    this.#place = to;
    this.#look();
    this.#list.show(this.#received.in(to.id));
    this.#frame.closeDrawers();
    this.#refresh();
    // On a phone that would bring up the keyboard.
    if (matchMedia('(hover: hover)').matches) this.#composer.focus();
  }

  /** Tells that the persona has the channel before them, if there is anything new in it. */
  #look(): void {
    const place = this.#place?.id;
    if (place === undefined || document.hidden || this.#counts.marks(place).unread === 0) return;
    void this.#act({ do: 'look', place });
  }

  /** Everything around the messages. */
  #refresh(): void {
    const [hello, place] = [this.#hello, this.#place];
    if (!hello || !place) return;
    const current = place.id;
    const marks = (id: string) => this.#counts.marks(id);
    this.#frame.title(place, hello, this.#counts.mentions);
    this.#frame.sidebar([current, hello.places, ...hello.places.map(({ id }) => marks(id))], () =>
      drawSidebar({ hello, current, marks, go: (to) => this.#go(to) }),
    );
    const tally = this.#counts.tally(current);
    this.#frame.tally([tally], () => drawTally(tally, hello));
    const call = ({ command, options }: TypedCommand): void =>
      void this.#send({ do: 'slash', place: current, command, options });
    const offered = this.#received.in(current).length === 0 ? this.#starters : [];
    this.#frame.starters([current, ...offered], () => drawStarters(offered, call));
    this.#composer.refresh();
  }

  #showScreen(screen: Extract<ScreenFrame, { kind: 'screen' }>): void {
    this.#received.take(screen);
    for (const id of screen.drop) this.#list.drop(id);
    for (const message of screen.put) if (message.channel_id === this.#place?.id) this.#list.put(message);
    this.#refresh();
  }

  #redraw(id: string): void {
    const message = this.#received.get(id);
    if (message && message.channel_id === this.#place?.id) this.#list.put(message);
  }

  #changeTheme(): void {
    switchTheme();
    this.#list.show(this.#received.in(this.#place?.id));
  }

  async #send(action: Extract<PersonaAction, { do: 'slash' | 'say' }>): Promise<void> {
    const end = await this.#act(action);
    if (end.ack === 'failed') this.#note('The application did not respond');
    if (end.ack === 'refused') this.#note(end.refused ?? 'Discord would not send this');
    this.#showForm(end);
  }

  #showForm({ form }: EndedAction): void {
    if (form && this.#hello) {
      void openForm(form, this.#client(this.#hello), this.#list.messages, (text) => this.#note(text));
    }
  }

  #note(text: string): void {
    this.#list.note(clientNotice(text));
  }
}
