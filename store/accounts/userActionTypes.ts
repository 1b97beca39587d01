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
  /** Drops the oldest first. Returns the number, at most `limit`. */
  purge(before: Date, limit: number): Promise<number>
  count(userAddress: string): Promise<number>
}
