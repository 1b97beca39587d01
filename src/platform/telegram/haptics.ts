import { hapticFeedback } from '@telegram-apps/sdk-react'
import type { Platform } from '../contract.ts'

export const telegramHaptic: Platform['haptic'] = (kind) =>
  void (kind === 'light'
    ? hapticFeedback.impactOccurred.ifAvailable('light')
    : hapticFeedback.notificationOccurred.ifAvailable(kind))
