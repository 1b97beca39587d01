import type { Platform } from '../contract.ts'
import { createStack, type Stack } from '../stack.ts'

const made = new WeakMap<Platform, Stack<true>>()

/** Pending signatures, a singleton: wrapped wallets keep it for their lifetime. */
export function signingOf(platform: Platform): Stack<true> {
  const known = made.get(platform)
  if (known) return known
  const signing = createStack<true>()
  made.set(platform, signing)
  return signing
}
