export interface UserActions {
  add(row: {
    userAddress: string
    action: string
    agent: string
    walletName: string
    sign: string
    ip: string
    at: Date
  }): Promise<void>
  /** Oldest first. Answers how many of at most `limit` there were. */
  purge(before: Date, limit: number): Promise<number>
  count(userAddress: string): Promise<number>
}
