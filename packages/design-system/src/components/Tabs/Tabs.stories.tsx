import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { Tabs } from './Tabs.tsx'

const tab = (label: string) => ({ value: label, label, content: <Text>{`About ${label.toLowerCase()}`}</Text> })

const meta = {
  component: Tabs,
  args: {
    label: 'Product',
    tabs: [tab('Overview'), tab('Features'), { ...tab('Documents'), icon: 'document' }],
    value: 'Overview',
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    const onChange = (next: string) => {
      setValue(next)
      args.onChange(next)
    }
    return <Tabs {...args} value={value} onChange={onChange} />
  },
} satisfies Meta<typeof Tabs>

export default meta

type Story = StoryObj<typeof meta>

export const Three: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Features' }))
    await expect(args.onChange).toHaveBeenCalledWith('Features')
    await expect(canvas.getByRole('tabpanel', { name: 'Features' })).toHaveTextContent('About features')
    await expect(canvas.queryByText('About overview')).toBeNull()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Features' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Documents' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveFocus())
  },
}

export const WithOneDisabled: Story = {
  args: { tabs: [tab('Overview'), { ...tab('Features'), isDisabled: true }, tab('Documents')] },
}

export const ManyOnAPhone: Story = {
  args: {
    tabs: ['Overview', 'Features and benefits', 'Documents', 'Lengths in stock', 'Prices', 'Delivery'].map(tab),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Delivery' })).toHaveFocus())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
