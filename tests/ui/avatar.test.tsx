import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from '../../src/ui/kit/display/avatar/avatar';

test('[SES-05] an empty avatar shows the surname, and a drawing where there is no name', () => {
  const { container, rerender } = render(<Avatar picture={null} name="沈知远" />);
  expect(container.textContent).toBe('沈');
  rerender(<Avatar picture={null} name="" />);
  expect(container.querySelector('svg')).not.toBeNull();
});

test('[SES-05] a picture shows itself, without words of its own', () => {
  const { container } = render(<Avatar picture="https://example.com/a.png" name="沈知远" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('https://example.com/a.png');
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
});
