// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Governed} from "../access/Governed.sol";
import {IPool} from "./IPool.sol";

/// @notice What is lent, when it is due, and how much more may be.
abstract contract Draws is Governed, IPool {
    uint256 internal constant PPM = 1_000_000;
    uint256 internal constant MAX_FEE_PPM = 50_000;
    uint256 internal constant WINDOW = 1 hours;
    uint256 internal constant LEAST_TIMELOCK = 1 days;

    /// @notice Seconds until a draw is due.
    uint256 public immutable term;
    /// @notice Seconds until proposed terms can take effect, so that depositors can leave before.
    uint256 public immutable timelock;

    Terms public terms;
    Terms public proposedTerms;
    /// @notice When the proposed terms can take effect; zero without any.
    uint256 public proposedFrom;

    /// @notice Draws by number, and the number of the oldest one that is not repaid.
    mapping(uint256 number => Draw) public draws;
    uint256 public drawCount;
    uint256 public oldestDraw;
    /// @notice Principal of all draws that are not repaid.
    uint256 public outstanding;

    uint256 private _window;
    uint256 private _drawnInWindow;

    constructor(uint256 term_, uint256 timelock_, Terms memory first) {
        if (term_ == 0 || timelock_ < LEAST_TIMELOCK) revert BadTerms();
        term = term_;
        timelock = timelock_;
        _setTerms(first);
    }

    /// @notice Proposes terms that depositors have `timelock` seconds to leave before. Replaces an earlier proposal.
    function proposeTerms(Terms calldata next) external onlyGovernor {
        _check(next);
        proposedTerms = next;
        proposedFrom = block.timestamp + timelock;
        emit TermsProposed(next, proposedFrom);
    }

    /// @notice Puts the proposed terms into effect.
    function acceptTerms() external onlyGovernor {
        if (proposedFrom == 0) revert NothingProposed();
        if (block.timestamp < proposedFrom) revert TermsTooEarly(proposedFrom);
        proposedFrom = 0;
        _setTerms(proposedTerms);
    }

    /// @notice Lowers limits at once, to zero if need be. Values above the present ones change nothing.
    function lowerLimits(uint256 hourlyLimit, uint256 outstandingLimit) external onlyGovernor {
        Terms memory next = terms;
        if (hourlyLimit < next.hourlyLimit) next.hourlyLimit = hourlyLimit;
        if (outstandingLimit < next.outstandingLimit) next.outstandingLimit = outstandingLimit;
        _setTerms(next);
    }

    /// @inheritdoc IPool
    function isOverdue() public view returns (bool) {
        return oldestDraw != drawCount && block.timestamp > draws[oldestDraw].dueAt;
    }

    /// @notice Tokens that the limits allow to draw now.
    function limitLeft() public view returns (uint256) {
        (uint256 hourly, uint256 total) = (_hourlyLeft(), _outstandingLeft());
        return hourly < total ? hourly : total;
    }

    modifier whenNotOverdue() {
        if (isOverdue()) revert Overdue(draws[oldestDraw].dueAt);
        _;
    }

    function _bookDraw(bytes32 orderId, uint256 amount) internal whenNotOverdue {
        uint256 left = _hourlyLeft();
        if (amount > left) revert HourlyLimitExceeded(amount, left);
        left = _outstandingLeft();
        if (amount > left) revert OutstandingLimitExceeded(amount, left);

        uint256 window = block.timestamp / WINDOW;
        _drawnInWindow = _window == window ? _drawnInWindow + amount : amount;
        _window = window;
        outstanding += amount;
        uint256 fee = amount * terms.feePpm / PPM;
        uint256 dueAt = block.timestamp + term;
        // A limit fits 128 bits, and so does the fee.
        draws[drawCount] = Draw(uint128(amount), uint128(fee), uint64(dueAt));
        emit Drawn(drawCount, orderId, amount, fee, dueAt);
        ++drawCount;
    }

    /// @return income The part that is not principal.
    function _bookRepayment(uint256 amount) internal returns (uint256 income) {
        uint256 left = amount;
        uint256 principal;
        while (left != 0 && oldestDraw != drawCount) {
            Draw storage draw = draws[oldestDraw];
            uint256 part = left < draw.principal ? left : draw.principal;
            draw.principal -= uint128(part);
            principal += part;
            left -= part;
            part = left < draw.fee ? left : draw.fee;
            draw.fee -= uint128(part);
            left -= part;
            if (draw.principal != 0 || draw.fee != 0) break;
            ++oldestDraw;
        }
        outstanding -= principal;
        income = amount - principal;
        emit Repaid(msg.sender, principal, income);
    }

    function _bookLosses(uint256 count) internal returns (uint256 lost) {
        if (!isOverdue()) revert NotOverdue();
        for (uint256 i = 0; i < count && isOverdue(); ++i) {
            uint256 amount = draws[oldestDraw].principal;
            emit WrittenDown(oldestDraw, amount);
            lost += amount;
            delete draws[oldestDraw];
            ++oldestDraw;
        }
        outstanding -= lost;
    }

    function _hourlyLeft() private view returns (uint256) {
        uint256 drawn = _window == block.timestamp / WINDOW ? _drawnInWindow : 0;
        return drawn < terms.hourlyLimit ? terms.hourlyLimit - drawn : 0;
    }

    function _outstandingLeft() private view returns (uint256) {
        return outstanding < terms.outstandingLimit ? terms.outstandingLimit - outstanding : 0;
    }

    function _setTerms(Terms memory next) private {
        _check(next);
        terms = next;
        emit TermsChanged(next);
    }

    function _check(Terms memory next) private pure {
        if (next.outstandingLimit > type(uint128).max || next.feePpm > MAX_FEE_PPM) revert BadTerms();
    }
}
