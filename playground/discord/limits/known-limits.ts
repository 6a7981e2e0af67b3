import { CHANNEL_RATES } from './channel-rates.js';
import { CHANNEL_FOLLOW_UPS, TOKEN_RATE } from './follow-ups.js';
import { GLOBAL_RATE } from './global-rate.js';
import type { Limits } from './request-rates.js';

/** What people have counted of Discord's rate limits. It promises none but the global one. */
export const KNOWN_LIMITS: Limits = {
  global: GLOBAL_RATE.count,
  routes: CHANNEL_RATES,
  token: TOKEN_RATE,
  followUps: CHANNEL_FOLLOW_UPS,
};
