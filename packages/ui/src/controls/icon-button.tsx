import type { ComponentProps } from 'react';
import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';

interface IconButtonProps
  extends Omit<ActionIconProps, 'children'>, Omit<ComponentProps<'button'>, keyof ActionIconProps | 'aria-label'> {
  readonly variant?: 'subtle' | 'default';
  readonly icon: LucideIcon;
  /** What it does: its name, and what is shown where it is pointed at, unless `title` says more. */
  readonly label: string;
  /** In pixels. */
  readonly iconSize?: number;
}

/** A button that shows no words, only an icon. */
export function IconButton({ icon: Icon, label, iconSize, ...button }: IconButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" title={label} {...button} aria-label={label}>
      <Icon size={iconSize ?? (button.size === 'sm' ? 14 : 16)} />
    </ActionIcon>
  );
}
