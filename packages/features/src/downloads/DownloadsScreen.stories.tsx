import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import { failed, loading, noMatch, notAllowed, onAPhone } from '../testing/screenStates.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { DownloadsScreen } from './DownloadsScreen.tsx'

const meta = {
  component: DownloadsScreen,
  ...given({ path: '/downloads', clock: 'held' }),
} satisfies Meta<typeof DownloadsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Downloads' })
    const file = await canvas.findByRole('link', { name: /^Timber and framing catalogue/ })
    await expect(file.getAttribute('href')).toMatch(/\/files\/timber-catalogue\.pdf$/)
    await expect(file).toHaveAttribute('rel', 'noopener noreferrer')
    const row = within(canvas.getByRole('row', { name: /^Timber and framing catalogue/ }))
    await expect(row.getByRole('cell', { name: 'Catalogues' })).toBeVisible()
    await expect(row.getByText('04/11/2026')).toBeVisible()
  },
}

const sheets = Array.from({ length: 2000 }, (_, at) => ({
  FileName: `https://files.example/sheet-${at + 1}.pdf`,
  Description: `Data sheet ${at + 1}`,
  Category: 'Data sheets',
  Date: '2026-11-04',
}))

export const Many: Story = {
  ...given({ recording: { getDloads: [{ request: {}, answer: { dataset: { Dloads: sheets } } }] } }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('2,000 files')
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000)
  },
}

export const Empty: Story = {
  ...given({ world: 'empty' }),
  play: async ({ canvas }) => {
    await canvas.findByText('No downloads yet.')
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

export const NoMatch: Story = noMatch('/downloads')
export const Loading: Story = loading('getDloads', 'the downloads', 'Downloads')
export const Failed: Story = failed('getDloads', 'the downloads')
export const NotAllowed: Story = notAllowed('Downloads')
export const OnAPhone: Story = onAPhone(/^Timber and framing catalogue/)

export const Searched: Story = {
  tags: ['H02'],
  name: 'The files are searched by name, by keyboard alone and without a new request',
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search downloads' })
    const asked = watchCalls('getDloads')

    await step('the list is filtered when typing pauses', async () => {
      await userEvent.tab()
      await waitFor(() => expect(field).toHaveFocus())
      await userEvent.keyboard('returns-FORM')
      await expect(canvas.getByText('8 files')).toBeVisible()
      await passTime(400)
      await canvas.findByText('1 of 8 files')
      await passTimeUntil(() => expect(announcements()).toContain('1 of 8 files'))
      // Tab passes the button that clears the search, and the sortable headers.
      for (let presses = 0; presses < 6 && document.activeElement?.tagName !== 'A'; presses += 1) await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('link', { name: /^Return of goods/ })).toHaveFocus())
    })

    await step('the search looks in all visible texts of a file, its description and category too', async () => {
      for (const text of ['return of goods', 'forms returns']) {
        await userEvent.clear(field)
        await userEvent.type(field, text)
        await passTime(400)
        await canvas.findByRole('link', { name: /^Return of goods/ })
      }
    })
    await expect(asked()).toBe(0)
  },
}

export const AwkwardFiles: Story = {
  ...given({ world: 'awkward' }),
  tags: ['D01', 'D02', 'D09', 'D11'],
  name: 'Markup and unsafe addresses are shown as text, and no name reverses the direction of writing',
  play: async ({ canvas, canvasElement }) => {
    const row = async (name: RegExp) => within(await canvas.findByRole('row', { name }))
    await canvas.findByRole('link', { name: /<script>alert\(1\)<\/script>/ })
    await expect(canvasElement.querySelector('script, b')).toBeNull()
    for (const link of canvas.getAllByRole('link')) await expect(link.getAttribute('href')).toMatch(/^https?:\/\//)
    for (const name of [/^Script/, /^Data/, /^Of another/, /^Blank/, /^Unknown/])
      await expect((await row(name)).queryByRole('link')).toBeNull()
    const unknown = await row(/^Unknown/)
    await expect(unknown.getByText('-')).toBeVisible()
    const cells = unknown.getAllByRole('cell', { hidden: true })
    await expect(cells.filter(({ textContent }) => textContent === '')).toHaveLength(1)
    const twice = await canvas.findAllByRole('link', { name: /^Twice/ })
    await expect(twice.map((link) => link.getAttribute('href'))).toEqual([
      'https://files.example/twice.pdf',
      'https://files.example/twice.pdf',
    ])
    const long = (await row(/^Long/)).getByRole('link')
    await expect(long.getAttribute('href')).toMatch(/^https:\/\/files\.example\/EXTRA/)
    await expect((await row(/^Turned around/)).getByText('pricefdp.exe')).toBeVisible()
    await canvas.findByRole('link', { name: /^https:\/\/files\.example\/listfdp\.exe/ })
  },
}

export const MinimalData: Story = {
  ...given({ world: 'minimal' }),
  tags: ['D06'],
  name: 'A file without a description shows its address',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /timber-catalogue\.pdf/ })
  },
}
