import type { Meta, StoryObj } from '@storybook/react-vite'
import { passes } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { heard } from '@trade-portal/design-system/testing'
import { expect, waitFor, within } from 'storybook/test'
import { watchCalls } from '../testing/watchCalls.ts'
import { DownloadsScreen } from './DownloadsScreen.tsx'

const page = within(document.body)

const meta = { component: DownloadsScreen, ...given({ path: '/downloads' }) } satisfies Meta<typeof DownloadsScreen>
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

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Timber and framing catalogue/ })
  },
}

export const TaxMode: Story = {
  ...given({ usa: true, settings: { locale: 'en-US' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('11/04/2026')
  },
}

export const Searched: Story = {
  ...given({ clock: 'held' }),
  tags: ['H02'],
  name: 'The list is filtered when typing pauses, without a new request',
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search downloads' })
    const asked = watchCalls('getDloads')
    await expect(canvas.getByText('8 rows')).toBeVisible()
    await userEvent.type(field, 'returns-FORM')
    await expect(canvas.getByText('8 rows')).toBeVisible()
    await passes(400)
    await canvas.findByText('1 of 8 rows')
    await expect(canvas.getByRole('link', { name: /^Return of goods/ })).toBeVisible()
    await expect(asked()).toBe(0)
    await passes(700)
    await expect(heard()).toContain('1 of 8 rows')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await passes(400)
    await canvas.findByText('8 rows')
    await passes(700)
    await expect(heard().at(-1)).toBe('8 rows')
  },
}

export const NothingMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '<b>nothing</b>')
    await canvas.findByText('No Results Found')
    await canvas.findByText('No file name contains “<b>nothing</b>”.')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await waitFor(() => expect(heard()).toContain('No Results Found'))
  },
}

export const KeyboardAlone: Story = {
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox')
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('timber')
    await canvas.findByText('1 of 8 rows')
    // Past the button that clears the search, and the headers that sort.
    for (let presses = 0; presses < 6 && document.activeElement?.tagName !== 'A'; presses += 1) await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Timber/ })).toHaveFocus())
  },
}

export const SortedByKeyboard: Story = {
  tags: ['rule'],
  name: 'A sort by keyboard is told, in words that fit the column',
  play: async ({ canvas, userEvent }) => {
    const header = await canvas.findByRole('button', { name: 'Date' })
    header.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(heard()).toContain('Sorted by Date, oldest first'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(heard()).toContain('Sorted by Date, newest first'))
    await expect(header).toHaveFocus()
  },
}

export const Empty: Story = {
  ...given({ world: 'empty' }),
  play: async ({ canvas }) => {
    await canvas.findByText('No downloads yet.')
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

export const Loading: Story = {
  ...given({ latency: { getDloads: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the downloads')
  },
}

export const Failed: Story = {
  ...given({ faults: { getDloads: { fault: 'forbidden', times: 1 } } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load the downloads')
    await expect(page.getAllByText('The supplier refused the request.')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('link', { name: /^Return of goods/ })
  },
}

export const Hostile: Story = {
  ...given({ world: 'awkward' }),
  tags: ['D01', 'D09'],
  name: 'Markup in a description is shown as text, and a missing date as a dash',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: /<script>alert\(1\)<\/script>/ })
    await expect(canvas.getAllByText('–').length).toBeGreaterThan(0)
    for (const link of canvas.getAllByRole('link')) await expect(link.getAttribute('href')).toMatch(/^https?:\/\//)
    await expect(canvasElement.querySelector('script, b')).toBeNull()
  },
}

export const AwkwardAnswers: Story = {
  tags: ['state', 'D02', 'D09', 'D11'],
  ...given({ world: 'awkward' }),
  name: 'An unsafe address is shown as text, and no name reverses the direction of writing',
  play: async ({ canvas }) => {
    const row = async (name: RegExp) => within(await canvas.findByRole('row', { name }))
    for (const name of [/^Script/, /^Data/, /^Of another/, /^Blank/, /^Unknown/]) {
      await expect((await row(name)).queryByRole('link')).toBeNull()
    }
    await expect((await row(/^Unknown/)).getByText('–')).toBeVisible()
    const empty = (await row(/^Unknown/))
      .getAllByRole('cell', { hidden: true })
      .filter((cell) => cell.textContent === '')
    await expect(empty).toHaveLength(1)
    const twice = await canvas.findAllByRole('link', { name: /^Twice/ })
    await expect(twice.map((link) => link.getAttribute('href'))).toEqual([
      'https://files.example/twice.pdf',
      'https://files.example/twice.pdf',
    ])
    await expect((await row(/^Long/)).getByRole('link').getAttribute('href')).toMatch(
      /^https:\/\/files\.example\/EXTRA/,
    )
    await expect((await row(/^Turned around/)).getByText('pricefdp.exe')).toBeVisible()
    await canvas.findByRole('link', { name: /^https:\/\/files\.example\/listfdp\.exe/ })
  },
}

export const AwkwardAnswersOnAPhone: Story = {
  ...AwkwardAnswers,
  tags: ['D09'],
  name: 'Awkward files on a phone',
  globals: { viewport: { value: 'mobile1' } },
}

export const MinimalData: Story = {
  ...given({ world: 'minimal' }),
  tags: ['D06'],
  name: 'A file without a description shows its address',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /timber-catalogue\.pdf/ })
  },
}

export const SomeRowsUnreadable: Story = {
  ...given({ faults: { getDloads: 'mutated-rows' } }),
  tags: ['D05'],
  name: 'Unreadable rows are left out, the others shown',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Return of goods/ })
    await page.findByText('Some rows of the answer could not be read and are not shown.')
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { getDloads: 'session-expired' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}
