import { Link } from '@tanstack/react-router';
import { failures as texts } from '../../texts/platform';
import { FailedJobs } from './failed-jobs';
import { GivenUp } from './given-up';

/** Jobs that failed and deliveries that were given up, and what an operator does about them. */
export default function Failures() {
  return (
    <div className="grid gap-4">
      <p>
        <Link to="/platform" className="target inline-flex items-center text-accent underline">
          {texts.back}
        </Link>
      </p>
      <h1>{texts.title}</h1>
      <FailedJobs />
      <GivenUp />
    </div>
  );
}
