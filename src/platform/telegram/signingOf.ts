import type { Platform } from '../contract.ts'
import { createStack, type Stack } from '../stack.ts'

const made = new WeakMap<Platform, Stack<true>>()

/** What waits for a signature, one for the app: wallets keep it for as long as they live. */
export function signingOf(platform: Platform): Stack<true> {
  const known = made.get(platform)
  if (known) return known
  const signing = createStack<true>()
  made.set(platform, signing)
  return signing
}
