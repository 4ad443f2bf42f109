/** Working days until somebody answers. `companyWords.replyTime` says the same as text. */
export const replyDays = 1
