/**
 * Stands in the web build for the socket client of @solana/web3.js, which the app never opens: it reads networks by HTTP alone. The
 * client's own package is under the LGPL and would be a part of the chunk (docs/decisions/0008-no-socket-client-in-the-browser.md).
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
