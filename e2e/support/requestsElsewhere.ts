import type { BrowserContext } from '@playwright/test'

const isHere = (url: string): boolean => {
  const { protocol, hostname } = new URL(url)
  return !/^(https?|wss?):$/.test(protocol) || hostname === '127.0.0.1' || hostname === 'localhost'
}

/** Collects what the pages of a context send to other machines, and loads that their content policy refuses. */
export function requestsElsewhere(context: BrowserContext): readonly string[] {
  const found: string[] = []
  const note = (url: string): void => {
    if (!isHere(url)) found.push(url)
  }
  context.on('request', (request) => note(request.url()))
  context.on('page', (page) => page.on('websocket', (socket) => note(socket.url())))
  context.on('console', (message) => {
    if (/'?https?:\/\/.* violates the following Content Security Policy/.test(message.text()))
      found.push(message.text())
  })
  return found
}
