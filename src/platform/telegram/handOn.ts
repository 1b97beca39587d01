import { requestWriteAccess, shareMessage } from '@telegram-apps/sdk-react'
import type { Handed } from '../contract.ts'
import { handedBy } from './handedBy.ts'

/** Lets the user send a message prepared by the bot to a chat. */
export const handOn = async (id: string): Promise<Handed> => {
  try {
    await shareMessage(id)
    return 'sent'
  } catch (error) {
    return handedBy(error)
  }
}

/** True when the bot may write to the user from now on. @throws while the dialog is already open */
export const askToWrite = async (): Promise<boolean> => (await requestWriteAccess()) === 'allowed'
