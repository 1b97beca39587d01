import { EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { boundConnections, defaultConnectionLimits } from './listen.ts'

class FakeSocket extends EventEmitter {
  closed = false
  readonly remoteAddress: string
  constructor(remoteAddress: string) {
    super()
    this.remoteAddress = remoteAddress
  }
  destroy() {
    this.closed = true
    this.emit('close')
  }
}

it('limits connections per peer, except from proxies and this machine', () => {
  const server = createServer()
  boundConnections(server, { ...defaultConnectionLimits, perPeer: 2 }, (peer) => peer === '198.51.100.1')
  const dial = (peer: string): FakeSocket => {
    const socket = new FakeSocket(peer)
    server.emit('connection', socket)
    return socket
  }
  const dials = (peer: string) => [dial(peer), dial(peer), dial(peer)]
  const closed = (sockets: readonly FakeSocket[]) => sockets.map((socket) => socket.closed)
  const stranger = dials('203.0.113.9')
  expect(closed(stranger)).toEqual([false, false, true])
  expect(closed(dials('203.0.113.10'))).toEqual([false, false, true])
  for (const peer of ['198.51.100.1', '127.0.0.1', '::ffff:127.0.0.1', '::1'])
    expect(closed(dials(peer))).toEqual([false, false, false])
  stranger[0]?.destroy()
  expect(closed([dial('203.0.113.9'), dial('203.0.113.9')])).toEqual([false, true])
})

it('counts an IPv6 /64 as one peer, and allows a /48 eight times as many', () => {
  const server = createServer()
  boundConnections(server, { ...defaultConnectionLimits, perPeer: 2 }, () => false)
  const refused = (peers: readonly string[]) =>
    peers.map((peer) => {
      const socket = new FakeSocket(peer)
      server.emit('connection', socket)
      return socket.closed
    })
  expect(refused(['2001:db8:7:1::1', '2001:db8:7:1::2', '2001:db8:7:1::3'])).toEqual([false, false, true])
  const households = Array.from({ length: 15 }, (_, n) => `2001:db8:7:${n + 2}::1`)
  expect(refused(households).filter(Boolean)).toHaveLength(1)
  expect(refused(['2001:db8:8:1::1'])).toEqual([false])
})
