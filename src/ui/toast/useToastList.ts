import { useSyncExternalStore } from 'react'
import type { Toast, Toasts } from './toasts.ts'

export const useToastList = (toasts: Toasts): readonly Toast[] =>
  useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list)
