import type { NewNotice } from '#store/contract/notices.ts'
import type { Message } from '../outgoing/message.ts'

/** A notice that says its own name, so that a reader of the chat knows which one it was. */
export const sayHello = async ({ key }: Pick<NewNotice, 'key'>): Promise<Message> => ({
  html: `Hello <b>${key}</b>`,
  buttons: [[{ text: 'Open', callback_data: '1:open' }]],
})
