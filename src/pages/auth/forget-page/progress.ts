/** The progress of the password reset. */
export type Progress = {
  step: 'email' | 'otp' | 'password' | 'done'
  email: string
  otp: string
  /** The message of the last step, from the server or the site. */
  said: string
}
