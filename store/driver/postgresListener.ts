import type { Client } from 'pg'
import type { Log } from '#runtime/log.ts'

const RECONNECT_MS = 500

/**
 * Keeps a session in LISTEN and reconnects. Notifications during an outage are lost, so readers of events also poll.
 */
export async function listenForever(
  connect: () => Client,
  channel: string,
  onPayload: (payload: string) => void,
  log: Log,
): Promise<{ close(): Promise<void> }> {
  let closed = false
  let current: Client | null = null
  let timer: NodeJS.Timeout | null = null

  const later = (): void => {
    current = null
    if (!closed) timer ??= setTimeout(() => void retry(), RECONNECT_MS)
  }
  const start = async (): Promise<void> => {
    const client = connect()
    client.on('notification', (message) => onPayload(message.payload ?? ''))
    client.on('error', (error) => log.warn({ error: error.message }, 'the event listener lost the database'))
    client.on('end', later)
    await client.connect()
    await client.query(`listen ${channel}`)
    current = client
    if (closed) await client.end()
  }
  const retry = async (): Promise<void> => {
    timer = null
    if (!closed) await start().catch(later)
  }

  await start()
  return {
    close: async () => {
      closed = true
      if (timer) clearTimeout(timer)
      await current?.end()
    },
  }
}
