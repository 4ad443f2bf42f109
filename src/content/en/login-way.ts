/** Above the forms of login and registration: where they lead whoever was sent to them. */
export const loginWay = {
  premium:
    'After the login you are back at Premium. You pay nothing before you press Buy Now there again.',
  page: 'After the login we open the page that you asked for.',
} as const
