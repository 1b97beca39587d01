import { randomBytes } from 'node:crypto'
import { DISCORD_PATH, X_PATH } from '#local/social/pages.ts'
import { sharedStack } from './fixtures.ts'

const profiles = new Map<string, { bio: string; follows: boolean }>()

async function send(path: string, fields: Record<string, string>): Promise<void> {
  const answer = await fetch(new URL(path, sharedStack().url), { method: 'POST', body: new URLSearchParams(fields) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
}

/** Saves an account on the local X; omitted fields are unchanged. */
export async function saveOnX(name: string, change: { bio?: string; follows?: boolean }): Promise<void> {
  const profile = { bio: '', follows: false, ...profiles.get(name), ...change }
  profiles.set(name, profile)
  await send(X_PATH, { name, bio: profile.bio, ...(profile.follows ? { follows: 'on' } : {}) })
}

export const joinDiscord = (name: string): Promise<void> => send(DISCORD_PATH, { name, act: 'join' })

/** Number of platform requests about an account. */
export async function timesAsked(name: string): Promise<number> {
  const page = await (await fetch(new URL(`${X_PATH}?name=${name}`, sharedStack().url))).text()
  return Number(/data-asked="(\d+)"/.exec(page)?.[1])
}

/** Unused name. */
export const someone = (): string => `u${randomBytes(5).toString('hex')}`
