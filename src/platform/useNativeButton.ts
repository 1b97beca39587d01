import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { NativeButton, PrimaryAction } from './contract.ts'
import { usePlatform } from './usePlatform.ts'

const nowhere = () => false

/** Passes an action to Telegram's native button; returns true when it was taken, so that the page renders none. */
export function useNativeButton(which: NativeButton, action: PrimaryAction): boolean {
  const { host, buttons } = usePlatform()
  const stack = buttons[which]
  const latest = useRef(action)
  useEffect(() => stack.add(latest), [stack])
  useEffect(() => {
    latest.current = action
    stack.tell()
  })
  return useSyncExternalStore(host.subscribe, () => host.top()?.has(which) ?? false, nowhere)
}
