import {
  addToHomeScreen,
  checkHomeScreenStatus,
  cloudStorage,
  popup,
  requestWriteAccess,
  shareMessage,
} from '@telegram-apps/sdk-react'
import { restOfMessages } from '#src/i18n/current.ts'
import { t } from '#src/i18n/t.ts'
import type { Host, Platform, Theme, Handed } from '../contract.ts'
import type { KeyValueStorage } from '../keyValueStorage.ts'
import { can, type Client } from './capabilities.ts'
import { createHomeScreenOffer } from './homeScreen.ts'
import type { createPreferences } from './preferences.ts'
import { handedBy } from './handedBy.ts'

/** Telegram's servers may respond slowly. */
const CLOUD_MS = 5000
const ADD = 'add'

export const telegramCloud = {
  read: async (key: string) => cloudStorage.getItem(key, { timeout: CLOUD_MS }),
  write: async (key: string, value: string) => cloudStorage.setItem(key, value, { timeout: CLOUD_MS }),
}

async function offerHomeScreen(): Promise<void> {
  await restOfMessages()
  const buttons = [{ id: ADD, type: 'default' as const, text: t('telegram-home-add') }, { type: 'cancel' as const }]
  if ((await popup.show({ title: t('telegram-home-title'), message: t('telegram-home-text'), buttons })) === ADD)
    addToHomeScreen.ifAvailable()
}

export interface HostDeps {
  readonly client: Client
  readonly platform: Pick<Platform, 'theme'>
  readonly storage: KeyValueStorage | null
  readonly preferences: ReturnType<typeof createPreferences>
  /** Applies the stored preferences. */
  applyTheme(): void
  openWallets(): void
}

/** Telegram features for the app. */
export function createHost({
  client,
  platform,
  storage,
  preferences,
  applyTheme,
  openWallets,
}: HostDeps): Host & { chooseTheme(theme: Theme): void } {
  const arrived = createHomeScreenOffer({
    storage,
    missing: async () =>
      can('homeScreen', client) &&
      can('popup', client) &&
      (await checkHomeScreenStatus({ timeout: CLOUD_MS })) === 'missed',
    offer: offerHomeScreen,
  })
  return {
    has: (button) => can(button === 'main' ? 'mainButton' : 'secondaryButton', client),
    ownColours: () => preferences.now().colours !== 'telegram',
    setOwnColours(own) {
      preferences.change({ colours: own ? platform.theme() : 'telegram' })
      applyTheme()
    },
    chooseTheme(theme) {
      preferences.change({ colours: theme })
      applyTheme()
    },
    openWallets,
    keepLanguage(language) {
      const { language: before } = preferences.now()
      preferences.change({ language })
      return () => preferences.change({ language: before })
    },
    // Runs in the background; a failed offer needs no message.
    arrived: (orderId) => void arrived(orderId).catch(() => {}),
    askToWrite: can('writeAccess', client) ? askToWrite : null,
    shareMessage: can('sharedMessages', client) ? handOn : null,
  }
}

/** Lets the user send a message prepared by the bot to a chat. */
const handOn = async (id: string): Promise<Handed> => {
  try {
    await shareMessage(id)
    return 'sent'
  } catch (error) {
    return handedBy(error)
  }
}

/** True when the bot may write to the user from now on. @throws while the dialog is already open */
const askToWrite = async (): Promise<boolean> => (await requestWriteAccess()) === 'allowed'
