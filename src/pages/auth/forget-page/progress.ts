/** How far the password reset has come. */
export type Progress = {
  step: 'email' | 'otp' | 'password' | 'done'
  email: string
  otp: string
  /** What the last step brought, in the server's words or ours. */
  said: string
}
