import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import { watchCalls } from '../testing/watchCalls.ts'
import { LinksScreen } from './LinksScreen.tsx'

const meta = { component: LinksScreen, ...given({ path: '/links' }) } satisfies Meta<typeof LinksScreen>
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

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const OnlyEnabledLinks: Story = {
  tags: ['rule'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /^Open Link/ })).toHaveLength(3)
    await expect(canvas.queryByText('Old ordering site')).toBeNull()
  },
}

export const WithoutAScheme: Story = {
  tags: ['D03'],
  name: 'A link without a scheme gets // in front',
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Safety data sheets/ })
    await expect(link).toHaveAttribute('href', '//safety.example/sheets')
  },
}

export const OpensInAnotherTab: Story = {
  tags: ['D04'],
  name: 'A link opens in a tab that has no access to this one',
  play: async ({ canvas }) => {
    for (const link of await canvas.findAllByRole('link')) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  },
}

export const KeyboardAlone: Story = {
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    const links = await canvas.findAllByRole('link')
    for (const link of links) {
      await userEvent.tab()
      await waitFor(() => expect(link).toHaveFocus())
    }
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
    await waitFor(() => expect(heard()).toContain('Loading the links'))
  },
}

export const Failed: Story = {
  tags: ['state'],
  ...given({ faults: { getWidgetConfiguration: { fault: 'forbidden', times: 1 } } }),
  // The menu of the shell would ask first and use up the only failure.
  globals: { shell: 'without' },
  name: 'A failure is shown once, in place of the links',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load the links')
    await waitFor(() => expect(heard()).toContain('We could not load the links. The supplier refused the request.'))
    await expect(within(document.body).getAllByText('The supplier refused the request.')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('link', { name: /^Open Link to Span tables/ })
    await waitFor(() => expect(heard().at(-1)).toBe('Loaded the links'))
  },
}

export const Hostile: Story = {
  ...given({ world: 'awkward' }),
  tags: ['D01', 'D02'],
  name: 'What is not a web address is shown as text',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('javascript:alert(1)')
    await canvas.findByText('ftp://files.example')
    await canvas.findByText('not an address')
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getAttribute('href')).toMatch(/^(https?:)?\/\//)
    }
    await expect(canvasElement.querySelector('script, b')).toBeNull()
  },
}

export const AwkwardAnswers: Story = {
  tags: ['state', 'D02', 'D11'],
  ...given({ world: 'awkward' }),
  name: 'Only web addresses are links, and a repeated link is shown twice',
  play: async ({ canvas }) => {
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
    for (const value of ['https://u:p@evil.example', '\\\\evil.example']) {
      await expect(canvas.getByText(value)).toBeInTheDocument()
    }
    await expect(canvas.getByRole('heading', { name: '//nameless.example' })).toBeInTheDocument()
    await expect(canvas.queryByText('Unsaid')).toBeNull()
  },
}

export const SomeRowsUnreadable: Story = {
  ...given({ faults: { getWidgetConfiguration: 'mutated-rows' } }),
  tags: ['D05'],
  name: 'Unreadable rows are left out, the others shown',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Open Link to Span tables/ })
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { getWidgetConfiguration: 'session-expired' } }),
  play: async ({ canvas }) => {
    const asked = watchCalls('getWidgetConfiguration')
    await canvas.findByRole('heading', { name: 'Went to /login' })
    await expect(asked()).toBeLessThanOrEqual(1)
  },
}
