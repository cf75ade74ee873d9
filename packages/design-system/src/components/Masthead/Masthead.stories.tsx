import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { Hidden } from '../../layout/Hidden.tsx'
import { Page } from '../../layout/Page.tsx'
import { Card } from '../Card/Card.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { MastheadLink, MastheadNavigation } from '../MastheadLink/MastheadLink.tsx'
import { NavigationMenu } from '../NavigationMenu/NavigationMenu.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Masthead, MastheadLogo } from './Masthead.tsx'

const meta = {
  component: Masthead,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: (
      <MastheadLink href="#home" label="Acme Timber, home">
        Acme Timber
      </MastheadLink>
    ),
    navigation: (
      <Hidden below="desktop">
        <MastheadNavigation label="Main">
          <MastheadLink href="#products" isCurrent>
            Products
          </MastheadLink>
          <MastheadLink href="#orders">Orders</MastheadLink>
          <MastheadLink href="#invoices">Invoices</MastheadLink>
        </MastheadNavigation>
      </Hidden>
    ),
    tools: (
      <>
        <IconButton icon="search" label="Search" variant="masthead" />
        <MastheadLink href="#cart" icon="cart" badge="12" label="Cart, 12 items, $1,234.56 ex GST" note="ex GST">
          $1,234.56
        </MastheadLink>
        <NavigationMenu
          label="My Account"
          icon="user"
          align="end"
          entries={[{ kind: 'link', label: 'Downloads', href: '#' }]}
        />
      </>
    ),
  },
  render: (args) => (
    <>
      <Masthead {...args} />
      <Page>
        <Card>Content</Card>
      </Page>
    </>
  ),
} satisfies Meta<typeof Masthead>
export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Acme Timber, home' })).toHaveFocus())
    await expect(canvas.getByRole('link', { name: 'Cart, 12 items, $1,234.56 ex GST' })).toBeVisible()
    await expect(within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('listitem')).toHaveLength(3)
  },
}

export const WithSearch: Story = {
  args: { search: <SearchField label="Search" placeholder="Search" value="" onChange={() => {}} /> },
}

export const OnAPhone: Story = { ...WithSearch, globals: { viewport: { value: 'mobile1' } } }

const longName = 'Northern Rivers Timber, Hardware & Plumbing Supply Company'

/** The name takes one line, and the rest of it is cut off. Screen readers read all of it. */
export const LongNameOnAPhone: Story = {
  args: {
    logo: (
      <MastheadLink isHome href="#home" label={`${longName}, home`}>
        <MastheadLogo src="" name={longName} />
      </MastheadLink>
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: `${longName}, home` }).getBoundingClientRect()
    const cart = canvas.getByRole('link', { name: /^Cart/ }).getBoundingClientRect()
    await expect([name.top, name.height]).toEqual([cart.top, cart.height])
    await expect(name.right).toBeLessThanOrEqual(cart.left)
  },
}

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 28" fill="white"><path d="M0 28 14 2l14 26z"/><path d="M36 8h84v4H36zM36 18h60v4H36z"/></svg>',
)}`

const logo = (args: Partial<ComponentProps<typeof MastheadLogo>>) => (
  <MastheadLink href="#home" label="Acme Timber, home">
    <MastheadLogo src={picture} name="Acme Timber" {...args} />
  </MastheadLink>
)

export const Logo: Story = {
  args: { logo: logo({}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Acme Timber, home' })).toBeVisible()
    await waitFor(() => expect(canvas.getByAltText('Acme Timber').clientHeight).toBe(28))
  },
}

export const LargeLogo: Story = { args: { logo: logo({ size: 'large' }), navigation: null, tools: null } }

/** If the logo is missing or cannot be loaded, the name is shown instead. */
export const BrokenLogo: Story = {
  args: { logo: logo({ src: 'data:image/svg+xml,broken' }), navigation: logo({ src: '' }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Acme Timber')).toHaveLength(2))
    await expect(canvas.queryByAltText('Acme Timber')).toBeNull()
  },
}
