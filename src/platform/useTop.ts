import { useSyncExternalStore } from 'react'
import type { Stack } from './stack.ts'

const nothing = () => null

export const useTop = <T>({ subscribe, top }: Stack<T>): T | null => useSyncExternalStore(subscribe, top, nothing)
