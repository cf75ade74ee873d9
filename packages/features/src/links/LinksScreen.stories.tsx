import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, within } from 'storybook/test'
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
  tags: ['D04'],
  name: 'Links open in a new tab that cannot access the portal',
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /^Open Link/ })).toHaveLength(3)
    await expect(canvas.queryByText('Old ordering site')).toBeNull()
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  },
}

export const AwkwardLinks: Story = {
  ...given({ world: 'awkward' }),
  tags: ['state'],
  name: 'Only web URLs become links',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Open Link to Span tables/ })
    const main = within(canvas.getByRole('main'))
    await expect(main.getAllByRole('link')).toHaveLength(6)
    for (const link of main.getAllByRole('link')) await expect(link.getAttribute('href')).toMatch(/^(https?:)?\/\//)
    await expect(canvas.getAllByText('javascript:alert(1)')).toHaveLength(2)
    await expect(canvas.getByRole('heading', { name: '//nameless.example' })).toBeInTheDocument()
  },
}
