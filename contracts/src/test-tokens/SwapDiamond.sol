// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// @notice Stands in for the single token swap of LI.FI's diamond in tests: takes the deposit, calls the exchange, pays out its
/// balance of the other token or reverts below the minimum.
contract SwapDiamond {
    struct SwapData {
        address callTo;
        address approveTo;
        address sendingAssetId;
        address receivingAssetId;
        uint256 fromAmount;
        bytes callData;
        bool requiresDeposit;
    }

    error CumulativeSlippageTooHigh(uint256 minAmount, uint256 receivedAmount);
    error TransferFromFailed();
    error ExchangeFailed();

    event LiFiGenericSwapCompleted(
        bytes32 indexed transactionId,
        string integrator,
        string referrer,
        address receiver,
        address fromAssetId,
        address toAssetId,
        uint256 fromAmount,
        uint256 toAmount
    );

    function swapTokensSingleV3ERC20ToERC20(
        bytes32 transactionId,
        string calldata integrator,
        string calldata referrer,
        address payable receiver,
        uint256 minAmountOut,
        SwapData calldata swap
    ) external {
        try IERC20(swap.sendingAssetId).transferFrom(msg.sender, address(this), swap.fromAmount) {}
        catch {
            revert TransferFromFailed();
        }
        (bool ok,) = swap.callTo.call(swap.callData);
        if (!ok) revert ExchangeFailed();
        uint256 received = IERC20(swap.receivingAssetId).balanceOf(address(this));
        if (received < minAmountOut) revert CumulativeSlippageTooHigh(minAmountOut, received);
        require(IERC20(swap.receivingAssetId).transfer(receiver, received));
        emit LiFiGenericSwapCompleted(
            transactionId,
            integrator,
            referrer,
            receiver,
            swap.sendingAssetId,
            swap.receivingAssetId,
            swap.fromAmount,
            received
        );
    }
}
