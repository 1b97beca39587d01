import { createRoot } from 'react-dom/client'
import './page.css'
import './phone.css'
import './chat.css'
import './controls.css'
import { TelegramPage } from './TelegramPage.tsx'
import { wantedTheme, wearTheme } from './pageTheme.ts'

wearTheme(wantedTheme(window.localStorage), document)
// Session storage of the framed app must not make a later visit in this tab believe that it is in Telegram.
window.addEventListener('pagehide', () => window.sessionStorage.clear())

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<TelegramPage />)
