import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import type { Platform, NativeButton, PrimaryAction } from './contract.ts'
import type { Stack } from './stack.ts'

const PlatformContext = createContext<Platform | null>(null)
export const PlatformProvider = PlatformContext.Provider

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext)
  if (!platform) throw new Error('no PlatformProvider')
  return platform
}

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

const nothing = () => null

export const useTop = <T>({ subscribe, top }: Stack<T>): T | null => useSyncExternalStore(subscribe, top, nothing)
