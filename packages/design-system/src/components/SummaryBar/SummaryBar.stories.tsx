import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Page } from '../../layout/Page.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Button } from '../Button/Button.tsx'
import { SummaryBar } from './SummaryBar.tsx'

const meta = {
  component: SummaryBar,
  args: {
    label: 'Cart',
    note: 'Total inc GST',
    amount: 35816,
    action: <Button>Checkout</Button>,
  },
  render: (args) => (
    <Page>
      <Stack space="medium">
        <div style={{ height: '200vh' }} />
        <SummaryBar {...args} />
      </Stack>
    </Page>
  ),
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile1' } },
} satisfies Meta<typeof SummaryBar>
export default meta
type Story = StoryObj<typeof meta>

export const OnAPhone: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Cart' })
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight)
  },
}

export const OnATablet: Story = { ...OnAPhone, globals: { viewport: { value: 'tablet' } } }

export const HiddenOnATablet: Story = { args: { until: 'tablet' }, globals: { viewport: { value: 'tablet' } } }

export const WiderScreensHideIt: Story = { globals: { viewport: { value: 'desktop' } } }
