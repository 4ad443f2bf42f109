/** Above the forms of login and registration: where they lead whoever was sent to them. */
export const loginWay = {
  premium:
    'After you log in, you come back to Premium. You pay nothing until you press Buy Now again.',
  page: 'After you log in, we open the page you asked for.',
} as const
