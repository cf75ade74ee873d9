import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import { failed, onAPhone } from '../testing/screenStates.ts'
import { LinksScreen } from './LinksScreen.tsx'

const meta = {
  component: LinksScreen,
  ...given({ path: '/links', clock: 'held' }),
} satisfies Meta<typeof LinksScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Helpful Links' })
    const spans = await canvas.findByRole('link', { name: /^Open Link to Span tables/ })
    await expect(spans).toHaveAttribute('href', 'https://spans.example/tables')
    await expect(canvas.getByText('Timber framing spans')).toBeVisible()
  },
}

export const Empty: Story = {
  ...given({ switchedOff: ['Span tables', 'Safety data sheets', 'Delivery guide'] }),
  play: async ({ canvas }) => {
    await canvas.findByText('No links yet.')
    await expect(within(canvas.getByRole('main')).queryByRole('link')).toBeNull()
  },
}

export const Loading: Story = {
  ...given({ latency: { getWidgetConfiguration: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the links')
    await passTimeUntil(() => expect(announcements()).toContain('Loading the links'))
  },
}

export const Failed: Story = { ...failed('getWidgetConfiguration', 'the links'), globals: { shell: 'without' } }
export const OnAPhone: Story = onAPhone(/^Open Link to Span tables/)

export const OpensInAnotherTab: Story = {
  tags: ['D03', 'D04'],
  name: 'Each enabled link is in reach of the keyboard and opens in a tab that has no access to this one',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('link', { name: /^Open Link/ })).toHaveLength(3)
    await expect(canvas.queryByText('Old ordering site')).toBeNull()
    // An address without a scheme gets // in front.
    await expect(canvas.getByRole('link', { name: /Safety data sheets/ })).toHaveAttribute(
      'href',
      '//safety.example/sheets',
    )
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab()
      await waitFor(() => expect(link).toHaveFocus())
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  },
}

export const AwkwardLinks: Story = {
  ...given({ world: 'awkward' }),
  tags: ['D01', 'D02', 'D11'],
  name: 'Only web addresses are links, all else is text, and a repeated link is shown twice',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: /^Open Link to Span tables/ })
    await expect(
      within(canvas.getByRole('main'))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '//nameless.example/',
      'https://twice.example/',
      'https://twice.example/',
      'https://spans.example/tables',
      '//safety.example/sheets',
      'https://corymbia.example/delivery',
    ])
    await expect(canvas.getAllByText('javascript:alert(1)')).toHaveLength(2)
    for (const value of ['https://u:p@evil.example', '\\\\evil.example', 'ftp://files.example', 'not an address'])
      await expect(canvas.getByText(value)).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: '//nameless.example' })).toBeInTheDocument()
    await expect(canvas.queryByText('Unsaid')).toBeNull()
    for (const link of canvas.getAllByRole('link')) await expect(link.getAttribute('href')).toMatch(/^(https?:)?\/\//)
    await expect(canvasElement.querySelector('script, b')).toBeNull()
  },
}
