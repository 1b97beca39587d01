// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IBridgeEscrow} from "../IBridgeEscrow.sol";
import {Order} from "../OrderLib.sol";
import {Payments} from "../Payments.sol";
import {ForwarderTerms} from "./ForwarderTerms.sol";

/// @notice A deposit address: what arrives here opens orders to one recipient on one route, or goes where its owner says.
/// @dev Runs as a clone whose terms are a part of its code. No one but the owner can move money anywhere but into the escrow.
contract Forwarder {
    using SafeERC20 for IERC20;

    uint256 private constant RATE_UNIT = 1e18;

    event Withdrawn(address indexed token, address indexed to, uint256 amount);

    error NotOwner();
    error WrongMaker(address maker);
    error WrongRoute();
    error WrongRecipient();
    error RateTooLow(uint256 outputAmount, uint256 least);
    error LockTooLong(uint256 refundAfter);

    receive() external payable {}

    modifier onlyOwner() {
        if (msg.sender != terms().owner) revert NotOwner();
        _;
    }

    /// @notice Opens an order with money of this address. Anyone may call; the offer must keep to the terms.
    /// @dev The escrow checks the rest: that this address is the depositor, and the maker's signature.
    function sweep(Order calldata order, bytes calldata makerSig) external {
        ForwarderTerms memory own = terms();
        _check(order, own);
        uint256 value;
        if (own.inputToken == address(0)) {
            value = order.inputAmount;
        } else {
            IERC20(own.inputToken).forceApprove(own.escrow, order.inputAmount);
        }
        IBridgeEscrow(own.escrow).open{value: value}(order, makerSig);
    }

    /// @notice Any token, expected here or not; zero: the native coin.
    function withdraw(address token, address to, uint256 amount) external onlyOwner {
        emit Withdrawn(token, to, amount);
        Payments.send(token, to, amount);
    }

    /// @notice Any other call in this address's name: collectibles sent by mistake, amounts that the escrow owes it.
    function execute(address target, uint256 value, bytes calldata data) external onlyOwner returns (bytes memory) {
        (bool ok, bytes memory answer) = target.call{value: value}(data);
        if (ok) return answer;
        assembly ("memory-safe") {
            revert(add(answer, 0x20), mload(answer))
        }
    }

    function terms() public view returns (ForwarderTerms memory) {
        return abi.decode(Clones.fetchCloneArgs(address(this)), (ForwarderTerms));
    }

    function _check(Order calldata order, ForwarderTerms memory own) private view {
        if (order.maker != own.maker) revert WrongMaker(order.maker);
        if (
            order.dstChainId != own.dstChainId || order.fillMode != own.fillMode
                || keccak256(order.inputToken) != keccak256(abi.encodePacked(own.inputToken))
                || keccak256(order.outputToken) != keccak256(own.outputToken)
        ) revert WrongRoute();
        if (keccak256(order.recipient) != keccak256(own.recipient) || order.memoHash != own.memoHash) {
            revert WrongRecipient();
        }
        // Rounded up, so that many small sweeps cannot pay less than one large one.
        uint256 least = Math.ceilDiv(order.inputAmount * own.minRate, RATE_UNIT);
        if (order.outputAmount < least) revert RateTooLow(order.outputAmount, least);
        if (order.refundAfter > block.timestamp + own.maxLock) revert LockTooLong(order.refundAfter);
    }
}
