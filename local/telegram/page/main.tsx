import { createRoot } from 'react-dom/client'
import './page.css'
import './phone.css'
import './chat.css'
import './controls.css'
import { TelegramPage } from './TelegramPage.tsx'
import { wantedTheme, wearTheme } from './pageTheme.ts'

wearTheme(wantedTheme(window.localStorage), document)
// What the app in the frame leaves in this tab must not make a later visit of the app believe that it is in Telegram.
window.addEventListener('pagehide', () => window.sessionStorage.clear())

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<TelegramPage />)
