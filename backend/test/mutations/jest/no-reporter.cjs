/** Says nothing: the verdicts are told by whoever runs the tests. */
module.exports = class NoReporter {};
