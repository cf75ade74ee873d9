import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Section } from './Section.tsx'

const meta = {
  component: Section,
  args: { heading: 'Order Summary', as: 'region', children: <Text>Three items</Text> },
  render: (args) => (
    <Card>
      <Section {...args} />
    </Card>
  ),
} satisfies Meta<typeof Section>

export default meta

type Story = StoryObj<typeof meta>

export const Region: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Order Summary' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Order Summary' })).toBeVisible()
  },
}

export const FieldsThatBelongTogether: Story = {
  args: {
    heading: 'Shipping details',
    as: 'group',
    children: <TextField label="Job name" value="" onChange={() => undefined} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Shipping details' })).toContainElement(
      canvas.getByRole('textbox', { name: 'Job name' }),
    )
  },
}

export const HiddenHeading: Story = {
  args: { hideHeading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Order Summary' })).toBeVisible()
  },
}
