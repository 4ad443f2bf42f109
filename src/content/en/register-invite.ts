/** At the invite code of a registration, for whoever would rather not be seen by its owner. */
export const registerInvite = {
  /** After the hint of the field. */
  seen: 'The person it belongs to sees your name, when you joined, and whether you bought Premium.',
  refuse: 'Remove this code',
  /** In place of the field, once the code was refused. */
  refused: 'The invite code is gone. You register without it.',
} as const
