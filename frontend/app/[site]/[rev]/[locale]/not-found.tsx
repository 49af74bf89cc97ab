import Link from 'next/link';

export default function NotFound() {
  return (
    <main>
      <Link href="/" prefetch={false}>
        404
      </Link>
    </main>
  );
}
