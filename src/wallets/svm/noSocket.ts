/**
 * Replaces the socket client of @solana/web3.js in the web build: the app never opens it and reads by HTTP only. The client's
 * own package is LGPL and would be part of the chunk (docs/decisions/0008-no-socket-client-in-the-browser.md).
 */
export class CommonClient {
  on(): this {
    return this
  }

  connect(): never {
    throw new Error('Networks are read by HTTP alone here.')
  }

  call(): Promise<never> {
    return Promise.reject(new Error('Networks are read by HTTP alone here.'))
  }

  notify(): Promise<never> {
    return this.call()
  }

  close(): void {}
}

export function WebSocket(): never {
  throw new Error('Networks are read by HTTP alone here.')
}
