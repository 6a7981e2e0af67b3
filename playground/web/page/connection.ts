import type { PersonaAction, ToPage } from '../shared/wire.js';
import { wasReloaded } from './reload.js';

export type EndedAction = Extract<ToPage, { kind: 'ended' }>;
export type ScreenFrame = Exclude<ToPage, EndedAction>;

/** Does something as the persona; resolves with what came of it. */
export type SendAction = (action: PersonaAction) => Promise<EndedAction>;

export interface Connection {
  readonly act: SendAction;
}

const AGAIN_MS = 1_000;

/** Keeps one WebSocket open; the server sends the whole screen again each time it is opened. */
export function connect(
  persona: string,
  hear: (frame: ScreenFrame) => void,
  linked: (state: 'up' | 'down') => void,
): Connection {
  const waiting = new Map<number, (ended: EndedAction) => void>();
  let socket: WebSocket;
  let orders = 0;
  let fresh = true;

  const act: SendAction = (action) => {
    orders += 1;
    const order = orders;
    if (socket.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ kind: 'ended', order, ack: 'refused', refused: 'The playground is not running.' });
    }
    socket.send(JSON.stringify({ order, ...action }));
    return new Promise((resolve) => waiting.set(order, resolve));
  };
  const open = (): void => {
    const reloaded = fresh && wasReloaded() ? '&reloaded' : '';
    socket = new WebSocket(`ws://${location.host}/live?as=${encodeURIComponent(persona)}${reloaded}`);
    socket.addEventListener('open', () => {
      linked('up');
      fresh = false;
    });
    socket.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data)) as ToPage;
      if (frame.kind !== 'ended') return hear(frame);
      waiting.get(frame.order)?.(frame);
      waiting.delete(frame.order);
    });
    socket.addEventListener('close', () => {
      linked('down');
      for (const [order, resolve] of waiting) resolve({ kind: 'ended', order, ack: 'failed' });
      waiting.clear();
      setTimeout(open, AGAIN_MS);
    });
  };
  open();
  return { act };
}
