import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, within } from 'storybook/test'
import { failed, loading, noMatch, notAllowed, onAPhone } from '../testing/screenStates.ts'
import { DownloadsScreen } from './DownloadsScreen.tsx'

const meta = {
  component: DownloadsScreen,
  ...given({ path: '/downloads', clock: 'held' }),
} satisfies Meta<typeof DownloadsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    const file = await canvas.findByRole('link', { name: /^Timber and framing catalogue/ })
    await expect(file.getAttribute('href')).toMatch(/\/files\/timber-catalogue\.pdf$/)
    await expect(file).toHaveAttribute('rel', 'noopener noreferrer')
    const row = within(canvas.getByRole('row', { name: /^Timber and framing catalogue/ }))
    await expect(row.getByRole('cell', { name: 'Catalogues' })).toBeVisible()
    await expect(row.getByText('04/11/2026')).toBeVisible()
  },
}

const sheets = Array.from({ length: 2000 }, (_, at) => ({ FileName: `https://files.example/${at}.pdf` }))

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

export const NarrowedOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  name: 'Names that were cut off are whole again once there is room',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: /^Timber and framing catalogue/ })
    const showAll = () => canvas.queryAllByRole('button', { name: /^Show all/ })
    canvasElement.style.width = '1px'
    await passTimeUntil(() => expect(showAll()).not.toEqual([]))
    canvasElement.style.width = ''
    await passTimeUntil(() => expect(showAll()).toEqual([]))
  },
}

export const Searched: Story = {
  name: 'Files are searched by description and category',
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search downloads' })
    await userEvent.type(field, 'forms return of goods')
    await passTimeUntil(() => expect(announcements()).toContain('1 of 8 files'))
    await canvas.findByRole('link', { name: /^Return of goods/ })
  },
}

export const AwkwardFiles: Story = {
  ...given({ world: 'awkward' }),
  tags: ['state'],
  name: 'Only files with a safe URL are links',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /<script>alert\(1\)<\/script>/ })
    for (const link of canvas.getAllByRole('link')) await expect(link.getAttribute('href')).toMatch(/^https?:\/\//)
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }))
    for (const name of [/^Script/, /^Data/, /^Of another/, /^Blank/, /^Unknown/])
      await expect(row(name).queryByRole('link')).toBeNull()
    await expect(canvas.getAllByRole('link', { name: /^Twice/ })).toHaveLength(2)
    await expect(row(/^Turned around/).getByText('pricefdp.exe')).toBeVisible()
  },
}
