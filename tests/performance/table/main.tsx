import { CalendarDate, DesignSystemProvider, Money, RouterProvider } from '@trade-portal/design-system'
import { createSupplierApi } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { listScreens } from '../listScreens.ts'
import { Floor } from './Floor.tsx'
import { NeededFloor } from './NeededFloor.tsx'
import { Full, Text } from './Ours.tsx'
import type { TableProps } from './Ours.tsx'
import { makeRows } from './rows.ts'
import type { Row } from './rows.ts'

const tables = new Map([
  ['?floor', Floor],
  ['?needed', (props: TableProps) => <NeededFloor {...props} isSelectable={false} />],
  ['?needed-selectable', (props: TableProps) => <NeededFloor {...props} isSelectable />],
  ['?text', Text],
  ['?full', Full],
])
const Table = tables.get(window.location.search) ?? Floor
let rows: readonly Row[] = makeRows(10_000)
const navigate = () => undefined
const useHref = (path: string) => path
const root = createRoot(find('#root'))

function Screen({ isMounted }: { isMounted: boolean }) {
  const [search, setSearch] = useState('')
  return (
    <DesignSystemProvider locale="en-AU" currency="AUD">
      <RouterProvider navigate={navigate} useHref={useHref}>
        <label>
          Search <input value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
        <Money amount={0} /> <CalendarDate value="2026-03-01" />
        {isMounted && <Table rows={rows} search={search} />}
      </RouterProvider>
    </DesignSystemProvider>
  )
}

// Fonts, formats and whatever else a page has used by the time its rows arrive.
root.render(<Screen isMounted={false} />)

let firstRows = 0
const longTasks: PerformanceEntry[] = []
new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true })

/** What the bench does to the page. Everything takes as long as until the page has been painted, in ms. */
const actions = {
  mount: () => painted(() => flushSync(() => root.render(<Screen isMounted />))),
  /** From the arrival of an answer with rows. */
  load: async (address: string) => {
    const response = await fetch(address)
    const body = await response.arrayBuffer()
    const took = await painted(() => {
      rows = JSON.parse(new TextDecoder().decode(body))
      flushSync(() => root.render(<Screen isMounted />))
    })
    firstRows = performance.now()
    return took
  },
  /** The same, but the answer is read as the portal's client reads it: it checks each value of each row. */
  loadChecked: async (path: string) => {
    const screen = listScreens.find((listed) => listed.path === path)
    if (!screen) throw new Error(`There is no list at ${path}`)
    const response = await fetch('answer.json')
    const body = await response.arrayBuffer()
    // The client asks at once, and the answer is there.
    window.fetch = async () => new Response(body)
    const known = async () => ({ deviceId: '-', companyId: '-', userName: '-', customerId: '-' })
    const began = performance.now()
    rows = await screen.rows(createSupplierApi({ endpoint: { endpointUrl: location.origin, api: 'proxy' }, known }))
    await painted(() => flushSync(() => root.render(<Screen isMounted />)))
    return performance.now() - began
  },
  type: (text: string) =>
    painted(() => {
      const input = find('input')
      // Past React, which overrides the setter to notice changes by itself.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }),
  sort: (header: string) =>
    painted(() => [...document.querySelectorAll('button')].find((button) => button.textContent === header)?.click()),
  scroll: async () => {
    const frames: number[] = []
    for (let frame = 0; frame < 120; frame += 1) {
      const began = performance.now()
      window.scrollBy(0, 400)
      await nextFrame()
      frames.push(performance.now() - began)
    }
    return frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)]
  },
  /** After the first rows have been painted, ms. */
  longestTask: () =>
    Math.max(0, ...longTasks.filter(({ startTime }) => startTime > firstRows).map(({ duration }) => duration)),
  nodes: () => find('#root').querySelectorAll('*').length,
}

Object.assign(window, { actions })

async function painted(act: () => void): Promise<number> {
  const began = performance.now()
  act()
  await nextFrame()
  return performance.now() - began
}

/** A task that follows a frame comes after its painting. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(), { once: true })
      port1.start()
      port2.postMessage(null)
    })
  })
}

function find(selector: string): Element {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
