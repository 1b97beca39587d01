import type { NewNotice } from '#store/notices/types.ts'
import type { Message } from '../outgoing/botApi.ts'

/** Composes a notice that contains its own key, so that tests can identify it in the chat. */
export const sayHello = async ({ key }: Pick<NewNotice, 'key'>): Promise<Message> => ({
  html: `Hello <b>${key}</b>`,
  buttons: [[{ text: 'Open', callback_data: '1:open' }]],
})
