import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Card } from '../Card/Card.tsx'
import { Link } from '../Link/Link.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Section } from './Section.tsx'

const meta = {
  component: Section,
  args: { heading: 'Order Summary', as: 'region', children: <Text>Three items</Text> },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Kinds: Story = {
  render: (args) => (
    <Stack space="medium">
      <Card>
        <Section {...args} />
      </Card>
      <Card>
        <Section heading="Shipping details" as="group">
          <TextField label="Job name" value="" onChange={() => undefined} />
        </Section>
      </Card>
      <Card>
        <Section {...args} heading="Order again" action={<Link href="#all">Bought before</Link>} />
      </Card>
      <Card>
        <Section {...args} heading="Hidden heading" hideHeading />
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Order Summary' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Order Summary' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Shipping details' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Hidden heading' })).toBeVisible()
  },
}
