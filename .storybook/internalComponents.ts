/** Storybook's components for tools and panels. Its guide for add-ons names this door, but does not promise to keep it. */
export { AddonPanel, Button, Form, PopoverProvider, SyntaxHighlighter } from 'storybook/internal/components'
