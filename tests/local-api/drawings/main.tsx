import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@/styles/tokens.css'
import '@/styles/base.css'
import { DrawingsPage } from './drawings-page'
import { isScheme, showScheme } from './scheme'

const asked = new URLSearchParams(window.location.search).get('scheme')
const scheme = isScheme(asked) ? asked : null
if (scheme) showScheme(scheme)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')
createRoot(root).render(
  <StrictMode>
    <DrawingsPage scheme={scheme} />
  </StrictMode>,
)
