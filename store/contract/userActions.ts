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
  count(userAddress: string): Promise<number>
}
